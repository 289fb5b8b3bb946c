"""Environments for PettingZoo and games for OpenSpiel; skipped where these are not installed."""

import pytest


@pytest.fixture(scope="module")
def pettingzoo():
    pytest.importorskip("pettingzoo")
    import gipfel.pettingzoo

    return gipfel.pettingzoo


@pytest.mark.parametrize("variant", ["yinsh-blitz", "gipf-basic", "gipf-ultimate"])
@pytest.mark.filterwarnings("ignore")
def test_an_environment_passes_the_tests_of_pettingzoo(pettingzoo, variant):
    from pettingzoo.test import api_test, render_test, seed_test

    api_test(pettingzoo.env(variant), num_cycles=500)
    seed_test(lambda: pettingzoo.env(variant), num_cycles=100)
    render_test(lambda render_mode=None: pettingzoo.env(variant, render_mode=render_mode))


def test_the_environments_are_registered(pettingzoo):
    from pettingzoo import make

    environment = make("aec", "gipfel/gipf-basic-v0")
    environment.reset(seed=1)
    assert environment.agent_selection == "white"


@pytest.fixture(scope="module")
def pyspiel():
    found = pytest.importorskip("pyspiel")
    import gipfel.openspiel

    assert gipfel.openspiel.short_name("yinsh") in found.registered_names()
    return found


@pytest.mark.parametrize("variant", ["yinsh_blitz", "gipf_basic", "gipf_ultimate"])
def test_a_game_passes_the_simulation_tests_of_openspiel(pyspiel, variant):
    game = pyspiel.load_game(f"gipfel_{variant}")
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_a_game_is_cloned_and_continued(pyspiel):
    state = pyspiel.load_game("gipfel_yinsh_blitz").new_initial_state()
    state.apply_action(7)
    clone = state.clone()
    clone.apply_action(8)
    assert len(state.history()) == 1 and len(clone.history()) == 2
    assert str(state) != str(clone)


def test_the_search_of_openspiel_plays_a_legal_action(pyspiel):
    import numpy as np
    from open_spiel.python.algorithms import mcts

    game = pyspiel.load_game("gipfel_gipf_basic")
    state = game.new_initial_state()
    generator = np.random.RandomState(1)
    player = mcts.MCTSBot(game, 2.0, 20, mcts.RandomRolloutEvaluator(1, generator), random_state=generator)
    assert player.step(state) in state.legal_actions()


def test_a_state_is_observed_as_a_tensor(pyspiel):
    from open_spiel.python.observation import make_observation

    state = pyspiel.load_game("gipfel_yinsh").new_initial_state()
    state.apply_action(0)
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    assert observation.dict["observation"].shape == (13, 11, 11)
    assert observation.tensor[121:242].sum() == 1, "the opponent's ring"
