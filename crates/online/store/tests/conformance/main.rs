//! What must be true of every database: one suite, run on each kind.
#![cfg(test)]

mod accounts;
mod chat;
#[cfg(feature = "cluster")]
mod encryption;
mod forgetting;
mod fresh;
mod games;
mod meeting;
#[cfg(feature = "cluster")]
mod moving;
mod nodes;
mod notebook;
mod players;
mod private;
mod puzzles;
mod rate_limits;
mod ratings;
mod retention;
mod reviews;
mod sample;
mod search;
mod seeking;
#[cfg(feature = "cluster")]
mod server;
mod studies;

use store::{Location, Options, Store};

/// Runs a claim on a fresh database.
fn on<C: Future<Output = ()>>(location: Location, claim: impl FnOnce(Store) -> C) {
    let store = Store::open(&Options::at(location)).expect("a fresh database can be opened");
    fresh::block_on(claim(store));
}

/// Makes a test of every claim for every kind of database. A claim that is missing here is reported as unused.
macro_rules! claims {
    ($($module:ident: $($claim:ident),+;)+) => {
        mod memory {
            use store::Location;
            $($(#[test]
            fn $claim() {
                crate::on(Location::Memory, crate::$module::$claim);
            })+)+
        }

        mod file {
            use store::Location;
            $($(#[test]
            fn $claim() {
                let folder = crate::fresh::Folder::new();
                crate::on(Location::File(folder.file("games.db")), crate::$module::$claim);
            })+)+
        }

        #[cfg(feature = "cluster")]
        mod postgres {
            $($(#[test]
            fn $claim() {
                crate::on(crate::server::database(), crate::$module::$claim);
            })+)+
        }
    };
}

claims! {
    rate_limits:
        a_whole_allowance_may_be_used_at_once_and_is_refilled_evenly,
        everybody_and_everything_has_an_allowance_of_its_own,
        of_many_at_once_no_more_get_through_than_are_allowed,
        a_count_that_limits_nothing_any_more_is_deleted;
    reviews:
        a_review_is_asked_for_once_and_stored_once,
        a_review_of_which_nothing_is_heard_may_be_asked_for_again,
        a_player_waits_for_one_review_at_a_time,
        a_review_that_was_made_otherwise_is_replaced,
        a_review_that_nobody_asked_for_is_not_stored,
        a_review_that_cannot_be_made_is_forgotten;
    retention:
        what_is_used_stays,
        addresses_are_deleted_after_a_month,
        guests_are_deleted_after_three_months_and_accounts_never,
        guests_with_games_keep_their_id,
        a_deleted_account_leaves_no_message_however_many_there_were;
    games:
        a_log_comes_back_as_it_was_written,
        a_summary_comes_back_as_it_was_written,
        an_unknown_game_has_neither_log_nor_summary,
        logs_come_together_in_the_order_asked_for,
        a_game_is_made_once,
        an_event_is_stored_once,
        a_gap_is_a_conflict,
        events_out_of_order_are_refused,
        a_game_that_does_not_exist_has_no_turns,
        of_many_who_write_the_same_event_one_does,
        a_conflict_fails_nobody_else,
        live_games_that_go_on_are_listed,
        games_are_due_when_their_time_has_run_out,
        open_games_are_listed_until_somebody_joins,
        the_last_heartbeat_counts,
        each_player_has_their_own_plan;
    search:
        the_newest_games_come_first,
        own_terms_come_back_as_they_were_stored,
        a_game_is_as_new_as_its_end,
        pages_follow_each_other_without_gap_or_repetition,
        each_filter_keeps_what_it_names,
        a_player_is_found_with_both_colors,
        the_games_of_a_guest_go_with_them,
        a_page_is_no_longer_than_was_asked;
    ratings:
        a_game_that_counts_changes_both_ratings,
        a_game_counts_once_however_often_it_ends,
        an_aborted_game_does_not_count,
        a_fixed_rating_stays,
        games_that_end_at_once_all_count,
        the_third_game_of_two_players_within_a_day_changes_nothing,
        ratings_are_kept_apart_by_variant_and_speed,
        the_history_has_a_point_for_every_game;
    players:
        players_come_in_the_order_asked_for,
        the_engine_of_a_level_is_always_the_same_player,
        an_engine_that_many_ask_for_at_once_is_one_player,
        a_guest_who_became_an_account_is_shown_as_that,
        only_guests_are_merged_and_only_into_accounts,
        moderators_mute_and_ban,
        reports_wait_until_they_are_settled;
    accounts:
        a_guest_who_registers_keeps_their_id,
        names_differ_by_more_than_case,
        a_bad_name_is_refused,
        an_account_cannot_register_again,
        of_many_who_want_a_name_one_gets_it,
        passwords_and_mail_can_be_changed,
        a_person_can_become_a_bot_and_a_guest_cannot,
        sessions_are_found_by_their_secret_until_they_end,
        of_many_credentials_the_void_ones_are_found,
        nobody_ends_the_session_of_another,
        tokens_are_found_by_their_secret_until_they_end,
        a_recovery_code_is_good_once,
        new_recovery_codes_revoke_the_old,
        a_mail_token_is_good_once_and_for_a_while,
        an_address_counts_when_it_is_confirmed;
    chat:
        a_message_is_stored_once,
        players_and_spectators_have_separate_rooms,
        the_last_messages_are_read_in_order;
    private:
        a_private_game_is_found_only_by_those_who_may_see_it,
        a_private_game_stays_private_when_it_is_played,
        a_new_link_makes_the_old_void,
        a_challenge_is_listed_on_both_sides_until_it_is_answered,
        a_challenge_may_replace_a_rated_game;
    meeting:
        a_standing_seek_stays_until_it_is_deleted_or_expires,
        players_are_followed_until_they_are_not,
        who_was_here_lately_is_named_once_and_guests_are_not,
        the_best_with_a_settled_rating_lead,
        a_club_night_keeps_its_people_and_games,
        who_is_ready_on_a_club_night_is_paired_once_whoever_asks,
        who_is_ready_is_known_until_they_rest_or_look_no_more,
        games_against_engines_that_are_made_at_once_are_counted;
    seeking:
        two_who_meet_have_a_game_and_seek_no_longer,
        a_player_has_one_seek_and_saying_it_again_costs_no_time,
        a_seek_whose_owner_has_gone_is_met_by_nobody_and_deleted,
        there_is_a_limit_to_seeks,
        of_many_who_seek_at_once_each_gets_one_game,
        of_many_who_take_one_seek_one_gets_it,
        who_is_paired_need_not_be_called_any_more,
        a_seek_is_gone_with_its_account;
    nodes:
        a_game_is_in_the_hands_of_one_node,
        of_many_nodes_that_want_a_game_one_gets_it,
        a_game_is_handed_over_once_and_its_old_owner_is_fenced,
        a_node_that_has_lost_a_game_stores_nothing,
        a_node_that_leaves_lets_its_games_go,
        what_has_happened_lately_in_any_game_is_found;
    notebook:
        entries_come_back_in_the_order_in_which_they_came,
        an_entry_that_is_there_stays_as_it_is,
        a_long_notebook_comes_in_pages,
        a_notebook_that_is_full_takes_nothing_more,
        of_many_who_add_at_once_none_is_lost,
        a_deleted_account_leaves_no_notebook;
    studies:
        a_study_is_stored_with_its_text_and_deleted_by_its_owner,
        a_save_on_an_older_revision_of_a_study_changes_nothing,
        a_player_has_a_limited_number_of_studies,
        only_public_studies_are_listed_and_each_once,
        studies_are_exported_and_deleted_with_the_account;
    puzzles:
        an_attempt_moves_the_rating_of_its_puzzle,
        nobody_moves_a_puzzle_twice,
        the_same_entry_again_moves_nothing,
        puzzles_of_a_game_are_listed_apart;
    forgetting:
        a_deleted_account_leaves_its_games_and_nothing_else,
        the_name_of_a_deleted_account_is_free_again,
        the_guests_who_became_a_deleted_account_are_deleted_too,
        an_export_has_everything,
        what_was_stored_is_consistent;
}
