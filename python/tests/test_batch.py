"""Batches of games."""

import os

import numpy as np
import pytest

from gipfel import IllegalActionError, gipf, potentials, yinsh
from gipfel.batch import Batch, arrays, symmetries

VARIANTS = ["yinsh", "yinsh-blitz", "gipf-basic", "gipf-standard", "gipf-tournament", "gipf-ultimate"]


def module_of(variant):
    return yinsh if variant.startswith("yinsh") else potentials if variant == "gipf-ultimate" else gipf


def played(variant, size, steps, **options):
    """All arrays of a batch with random actions, step by step."""
    batch = Batch(variant, size, **options)
    own = arrays(batch)
    history = []
    for _ in range(steps):
        batch.sample(own.actions)
        batch.step(own.actions, rewards=own.rewards, ends=own.ends, observations=own.observations, masks=own.masks, players=own.players)
        history.append([getattr(own, name).copy() for name in ("actions", "observations", "masks", "rewards", "ends", "players")])
    return batch, history


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_batch_agrees_with_single_games(variant):
    module = module_of(variant)
    batch = Batch(variant, 3, seed=7)
    own = arrays(batch)
    games = [module.Game(variant=variant) for _ in range(3)]
    ended = 0
    for _ in range(400):
        batch.sample(own.actions)
        batch.step(own.actions, rewards=own.rewards, ends=own.ends, masks=own.masks, players=own.players)
        for index, game in enumerate(games):
            game.push(module.Action(int(own.actions[index])))
            outcome = game.outcome()
            assert own.ends[index] == (outcome is not None)
            winner = None if outcome is None else outcome.winner
            expected = [0, 0] if winner is None else [1, -1] if str(winner) == "White" else [-1, 1]
            assert own.rewards[index].tolist() == expected
            if outcome is not None:
                ended += 1
                games[index] = game = module.Game(variant=variant)
            assert np.flatnonzero(own.masks[index]).tolist() == sorted(action.index for action in game.legal_actions)
            assert own.players[index] == (str(game.to_act) == "Black")
    assert ended > 0
    assert [batch.game(index) for index in range(3)] == games


@pytest.mark.parametrize("variant", VARIANTS)
def test_results_do_not_depend_on_the_number_of_threads(variant):
    _, alone = played(variant, 37, 120, seed=3, threads=1)
    _, together = played(variant, 37, 120, seed=3, threads=4)
    for one, other in zip(alone, together, strict=True):
        assert all(np.array_equal(a, b) for a, b in zip(one, other, strict=True))


def test_seeds_lead_to_different_games():
    _, one = played("yinsh", 4, 3, seed=1)
    _, other = played("yinsh", 4, 3, seed=2)
    assert not np.array_equal(one[-1][0], other[-1][0])
    batch, _ = played("yinsh", 4, 3, seed=1)
    batch.reset(1)
    actions = np.zeros(4, np.int64)
    batch.sample(actions)
    assert np.array_equal(actions, one[0][0])


@pytest.mark.parametrize("variant", VARIANTS)
def test_images_of_observations_and_masks_are_those_of_the_image(variant):
    tables = symmetries(variant)
    batch, _ = played(variant, 1, 31, seed=11)
    own, image = arrays(batch), arrays(batch)
    batch.observe(observations=own.observations, masks=own.masks)
    game = batch.game(0)
    for symmetry in range(12):
        batch.set_game(0, game.position.image(symmetry))
        batch.observe(observations=image.observations, masks=image.masks)
        assert np.array_equal(tables.observations(own.observations, symmetry), image.observations)
        assert np.array_equal(tables.masks(own.masks, symmetry), image.masks)
    assert (tables.actions[0] == np.arange(batch.action_count)).all()


@pytest.mark.parametrize("variant", VARIANTS)
def test_observations_are_from_the_view_of_the_player_to_act(variant):
    batch, _ = played(variant, 1, 30, seed=5)
    own = arrays(batch)
    batch.observe(observations=own.observations, players=own.players)
    position = batch.game(0).position
    if variant.startswith("yinsh"):
        own_pieces = own.observations[0, [0, 2]].sum()
    elif variant == "gipf-ultimate":
        own_pieces = own.observations[0, 0].sum()
    else:
        own_pieces = own.observations[0, [0, 2]].sum()
    assert own_pieces == sum(color == position.to_act for color, _ in position.pieces.values())


def test_an_illegal_action_changes_nothing():
    batch = Batch("yinsh", 2)
    actions = np.array([0, 0])
    batch.step(actions)
    before = [batch.game(0), batch.game(1)]
    with pytest.raises(IllegalActionError) as caught:
        batch.step(np.array([1, 0]))
    assert (caught.value.code, caught.value.index) == ("point-occupied", 1)
    for wrong in (-1, batch.action_count):
        with pytest.raises(IndexError):
            batch.step(np.array([1, wrong]))
    assert [batch.game(0), batch.game(1)] == before


def test_arrays_of_wrong_shape_or_type_are_refused():
    batch = Batch("yinsh", 2)
    own = arrays(batch)
    with pytest.raises(ValueError, match="masks must have the shape"):
        batch.observe(masks=np.zeros((2, 3), np.bool_))
    with pytest.raises(TypeError):
        batch.observe(masks=own.masks.astype(np.uint8))
    with pytest.raises(ValueError, match="contiguous"):
        batch.observe(players=np.zeros(4, np.uint8)[::2])
    for wrong in ({"size": 0}, {"size": 1, "max_actions": 0}):
        with pytest.raises(ValueError):
            Batch("yinsh", **wrong)


def test_a_long_game_is_cut_off():
    batch = Batch("gipf-standard", 1, max_actions=5)
    own = arrays(batch)
    ends = []
    for _ in range(10):
        batch.sample(own.actions)
        batch.step(own.actions, ends=own.ends, rewards=own.rewards)
        ends.append(int(own.ends[0]))
    assert ends == [0, 0, 0, 0, 2] * 2 and not own.rewards.any()


def test_a_game_with_its_history_is_set():
    game = gipf.Game()
    game.push("e9-e7")
    batch = Batch("gipf-standard", 2)
    batch.set_game(1, game)
    assert batch.game(1) == game and len(batch.game(0)) == 0
    with pytest.raises(ValueError):
        batch.set_game(0, yinsh.Game())


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_batch_continues_in_a_forked_process():
    batch, _ = played("yinsh", 64, 5, seed=1, threads=4)
    reader, writer = os.pipe()
    child = os.fork()
    actions = np.zeros(64, np.int64)
    batch.sample(actions)
    batch.step(actions)
    batch.sample(actions)
    if child == 0:
        os.write(writer, actions.tobytes())
        os._exit(0)
    os.waitpid(child, 0)
    assert np.array_equal(np.frombuffer(os.read(reader, 1024), np.int64), actions)
