"""Positions, actions and games."""

import copy
import pickle

import pytest

from gipfel import BLACK, WHITE, Color, IllegalActionError, PositionError, VariantError, gipf, potentials, yinsh

FAMILIES = [(yinsh, "yinsh"), (gipf, "gipf-standard"), (gipf, "gipf-basic"), (gipf, "gipf-tournament"), (potentials, "gipf-ultimate")]
WON = "RRRR/7/8/2MMMMR2/91/9/91/9/8/r6/rrrr w move 0-0"


def random_game(module, variant, length=24):
    """A game whose actions are chosen by a fixed rule."""
    game = module.Game(variant=variant)
    for number in range(length):
        legal = game.legal_actions
        if not legal:
            break
        game.push(legal[(number * 7919) % len(legal)])
    return game


def test_a_start_position_is_written_and_read():
    position = yinsh.Position()
    assert str(position) == "4/7/8/9/91/9/91/9/8/7/4 w place 0-0"
    assert yinsh.Position(str(position)) == position
    assert position.to_act == WHITE and position.stage == "place" and position.outcome() is None


def test_a_malformed_position_has_a_code():
    with pytest.raises(PositionError) as caught:
        yinsh.Position("nonsense")
    assert caught.value.code and str(caught.value) == caught.value.message


def test_a_variant_of_another_game_is_refused():
    with pytest.raises(VariantError) as caught:
        gipf.Position(variant="yinsh")
    assert caught.value.code == "other-game"
    with pytest.raises(VariantError) as caught:
        gipf.Position(variant="chess")
    assert caught.value.code == "unknown-variant"


def test_custom_terms_follow_a_colon():
    position = potentials.Position(variant="gipf-potentials:standard:18/15:T3U2-z6")
    assert position.variant == "gipf-potentials:standard:18/15:T3U2-z6"
    assert eval(repr(position), {"Position": potentials.Position}) == position


def test_an_illegal_action_names_the_broken_rule():
    position = yinsh.Position().play("f6")
    with pytest.raises(IllegalActionError) as caught:
        position.play("f6")
    assert (caught.value.code, caught.value.index) == ("point-occupied", 0)
    assert str(caught.value) == "a ring is placed on an empty point"
    assert not position.is_legal("f6") and position.is_legal("e5")
    with pytest.raises(TypeError):
        position.play(6)


def test_the_failing_action_of_a_turn_is_counted():
    with pytest.raises(IllegalActionError) as caught:
        yinsh.Position(WON).play("d7-e8;xd3-d7;xa1")
    assert caught.value.index == 2


def test_a_turn_wins_a_game():
    won = yinsh.Position(WON, variant="yinsh-blitz").play("d7-e8;xd3-d7;xe8")
    outcome = won.outcome()
    assert outcome is not None
    assert (outcome.winner, outcome.score, outcome.reason) == (WHITE, "1-0", "rings-off")
    assert won.legal_actions == []


def test_perft_of_the_start_positions_is_known():
    assert yinsh.Position().perft(2) == 85 * 84
    assert gipf.Position(variant="gipf-basic").perft(1) == 30


@pytest.mark.parametrize(("module", "variant"), FAMILIES)
def test_tokens_and_actions_agree(module, variant):
    game = random_game(module, variant)
    position = game.position
    assert position.legal_actions
    for action in position.legal_actions:
        token = position.token(action)
        assert position.parse(token) == action
        assert position.play(action) == position.play(token)
        assert module.Action(action.index) == action


@pytest.mark.parametrize(("module", "variant"), FAMILIES)
def test_a_game_is_undone_to_its_start(module, variant):
    game = random_game(module, variant)
    start, actions = game.start, game.actions
    assert len(game) == len(actions) and ";".join(game.turns).count(";") == len(actions) - 1
    taken_back = [game.pop() for _ in actions]
    assert taken_back[::-1] == actions and game.position == start
    with pytest.raises(IndexError):
        game.pop()


@pytest.mark.parametrize(("module", "variant"), FAMILIES)
def test_images_behave_like_their_originals(module, variant):
    position = random_game(module, variant).position
    for symmetry in range(12):
        image = position.image(symmetry)
        images = {action.image(symmetry) for action in position.legal_actions}
        assert images == set(image.legal_actions)
        action = position.legal_actions[0]
        assert position.play(action).image(symmetry) == image.play(action.image(symmetry))
    with pytest.raises(ValueError):
        position.image(12)


@pytest.mark.parametrize(("module", "variant"), FAMILIES)
def test_values_are_copied_pickled_and_hashed(module, variant):
    game = random_game(module, variant)
    for value in (game, game.position, game.actions[0]):
        assert pickle.loads(pickle.dumps(value)) == value
        assert copy.copy(value) == value and copy.deepcopy(value) == value
    assert len({game.position, copy.copy(game.position)}) == 1
    assert eval(repr(game.position), {"Position": module.Position}) == game.position
    with pytest.raises(TypeError):
        hash(game)
    other = game.copy()
    other.pop()
    assert other != game


@pytest.mark.parametrize(("module", "variant"), FAMILIES)
def test_a_drawing_is_well_formed_and_shows_every_piece(module, variant):
    import xml.etree.ElementTree

    position = random_game(module, variant).position
    drawing = xml.etree.ElementTree.fromstring(position._repr_svg_())
    circles = [element for element in drawing.iter() if element.tag.endswith("circle")]
    assert len(circles) >= len(position.pieces) > 0


def test_pieces_are_named_by_their_points():
    assert yinsh.Position().play("f6").pieces == {"f6": (WHITE, "ring")}


def test_colours_are_constants():
    assert WHITE.other == BLACK and str(BLACK) == "Black"
    assert pickle.loads(pickle.dumps(BLACK)) == Color.BLACK




def test_an_exception_is_pickled_with_its_code():
    error = pickle.loads(pickle.dumps(IllegalActionError("text", "code", 3)))
    assert (str(error), error.code, error.index) == ("text", "code", 3)
