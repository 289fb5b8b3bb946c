//! Conformance tests that run on every kind of database.
#![cfg(test)]

mod accounts;
mod blocks;
mod chat;
mod club_nights;
#[cfg(feature = "cluster")]
mod connections;
#[cfg(feature = "cluster")]
mod encryption;
mod export;
mod follows;
mod forgetting;
mod fresh;
mod games;
mod mail;
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
mod seeks;
#[cfg(feature = "cluster")]
mod server;
mod sessions;
mod standing_seeks;
mod studies;
mod tokens;
mod upgrade;

use store::{Location, Options, Store};

/// Runs a test on a new database.
fn on<C: Future<Output = ()>>(location: Location, test: impl FnOnce(Store) -> C) {
    let store = Store::open(&Options::at(location)).expect("a new database can be opened");
    fresh::block_on(test(store));
}

/// Creates a test of every listed function for every kind of database. The compiler reports functions missing from the list as
/// unused.
macro_rules! store_tests {
    ($($module:ident: $($test:ident),+;)+) => {
        mod memory {
            use store::Location;
            $($(#[test]
            fn $test() {
                crate::on(Location::Memory, crate::$module::$test);
            })+)+
        }

        mod file {
            use store::Location;
            $($(#[test]
            fn $test() {
                let folder = crate::fresh::Folder::new();
                crate::on(Location::File(folder.file("games.db")), crate::$module::$test);
            })+)+
        }

        #[cfg(feature = "cluster")]
        mod postgres {
            $($(#[test]
            fn $test() {
                crate::on(crate::server::database(), crate::$module::$test);
            })+)+
        }
    };
}

store_tests! {
    rate_limits:
        a_whole_allowance_may_be_used_at_once_and_is_refilled_evenly,
        each_player_and_each_limit_has_a_separate_allowance,
        simultaneous_attempts_cannot_exceed_the_limit,
        several_attempts_are_counted_together_or_not_at_all,
        expired_counts_are_deleted;
    reviews:
        a_review_is_requested_once_and_stored_once,
        a_stale_review_can_be_requested_again,
        a_player_waits_for_one_review_at_a_time,
        a_review_made_by_another_method_is_replaced,
        an_unrequested_review_is_not_stored,
        a_failed_review_is_recorded_as_failed,
        the_best_review_and_requests_for_it_survive_a_quick_review;
    retention:
        used_sessions_and_guests_are_kept,
        addresses_are_deleted_after_a_month,
        guests_are_deleted_after_three_months_and_accounts_never,
        guests_with_games_keep_their_id,
        all_messages_of_a_deleted_account_are_deleted;
    games:
        a_log_is_read_as_it_was_written,
        a_summary_is_read_as_it_was_written,
        an_unknown_game_has_neither_log_nor_summary,
        several_logs_are_returned_in_the_requested_order,
        a_game_is_created_once,
        an_event_is_stored_once,
        appending_after_a_gap_is_a_conflict,
        events_out_of_order_are_rejected,
        appending_to_an_unknown_game_is_an_error,
        only_one_of_many_writers_stores_the_same_event,
        a_conflict_does_not_fail_other_writes,
        unfinished_live_games_are_listed,
        games_are_due_after_their_deadline,
        open_games_are_listed_until_a_player_joins,
        the_last_heartbeat_is_returned,
        each_player_has_their_own_plan,
        simultaneous_games_against_engines_are_limited;
    search:
        the_newest_games_come_first,
        custom_terms_are_read_as_they_were_stored,
        aborted_games_can_be_left_out,
        an_ended_game_is_listed_by_the_time_of_its_end,
        pages_have_no_gaps_or_repetitions,
        each_filter_returns_matching_games,
        a_player_is_found_with_both_colors,
        the_games_of_a_merged_guest_belong_to_the_account,
        a_page_is_no_longer_than_requested;
    ratings:
        a_rated_game_changes_both_ratings,
        a_game_counts_once_however_often_it_ends,
        an_aborted_game_does_not_count,
        a_fixed_rating_does_not_change,
        games_that_end_simultaneously_all_count,
        a_third_game_between_two_players_in_a_day_changes_no_rating,
        ratings_are_separate_for_each_variant_and_speed,
        the_rating_history_contains_a_point_for_every_game,
        leaderboards_list_players_with_a_settled_rating;
    players:
        players_are_returned_in_the_requested_order,
        the_engine_of_a_level_is_always_the_same_player,
        simultaneous_requests_for_an_engine_create_one_player,
        a_merged_guest_is_shown_as_the_account,
        a_guest_has_a_name_until_an_account_has_it,
        a_muted_or_merged_guest_loses_their_name,
        only_guests_are_merged_and_only_into_accounts,
        players_can_be_muted_and_banned,
        reports_are_listed_until_they_are_settled;
    accounts:
        a_guest_who_registers_keeps_their_id,
        names_must_differ_in_more_than_case,
        an_invalid_name_is_rejected,
        an_account_cannot_register_again,
        only_one_of_many_players_can_register_a_name,
        passwords_and_email_addresses_can_be_changed,
        a_person_can_become_a_bot_and_a_guest_cannot,
        a_recovery_code_works_once,
        new_recovery_codes_revoke_the_old_ones;
    sessions:
        sessions_are_found_by_their_secret_until_they_end,
        invalid_credentials_are_found_among_many,
        a_player_cannot_end_the_session_of_another;
    tokens:
        tokens_are_found_by_their_secret_until_they_are_revoked;
    mail:
        an_address_is_used_only_after_it_is_confirmed,
        a_link_works_once_and_expires,
        a_link_is_invalid_if_another_address_awaits_confirmation,
        an_old_link_never_confirms_a_new_address,
        only_a_link_to_the_confirmed_address_sets_a_password;
    chat:
        a_message_is_stored_once,
        players_and_spectators_have_separate_rooms,
        the_last_messages_are_read_in_order;
    private:
        a_private_game_is_found_only_by_its_players,
        a_private_game_stays_private_when_it_is_played,
        a_new_link_invalidates_the_old_one,
        a_match_and_its_linked_games_share_one_link,
        a_challenge_is_listed_for_both_players_until_it_is_answered,
        a_challenge_may_replace_a_rated_game;
    standing_seeks:
        a_standing_seek_stays_until_it_is_deleted_or_expires,
        standing_seeks_per_network_are_limited;
    follows:
        players_can_be_followed_and_unfollowed,
        recently_seen_players_are_listed_once_without_guests;
    club_nights:
        a_club_night_has_participants_and_games,
        announced_club_nights_are_listed_by_their_beginning,
        the_name_of_a_muted_or_banned_guest_is_not_shown,
        a_guests_name_is_not_shown_once_it_belongs_to_an_account,
        names_of_guests_are_cleaned_when_they_are_read,
        a_ready_player_on_a_club_night_is_paired_only_once,
        a_player_is_ready_until_they_withdraw_or_stop_polling;
    blocks:
        a_block_lasts_until_it_is_removed,
        a_block_applies_to_guests_merged_into_accounts,
        the_number_of_blocks_is_limited,
        blocks_are_exported_and_deleted_with_the_account,
        players_kept_apart_by_a_block_are_not_paired,
        club_night_pairings_respect_blocks;
    seeks:
        two_paired_players_have_a_game_and_no_seeks,
        a_player_has_one_seek_and_repeating_it_keeps_the_waiting_time,
        an_abandoned_seek_is_not_paired_and_is_deleted,
        the_number_of_seeks_is_limited,
        simultaneous_seekers_are_paired_once_each,
        only_one_of_many_players_can_accept_a_seek,
        a_pairing_deletes_the_standing_seeks_of_both_players,
        a_seek_is_deleted_with_its_account;
    nodes:
        a_game_has_one_owner,
        only_one_of_many_nodes_becomes_the_owner_of_a_game,
        a_node_is_declared_dead_unless_it_has_stored_a_heartbeat_since,
        a_game_is_handed_over_once_and_its_old_owner_is_fenced,
        a_fenced_node_stores_nothing,
        a_node_that_leaves_gives_up_its_games,
        the_time_without_any_node_is_known_to_every_node_that_starts_later,
        recent_changes_in_any_game_are_found;
    notebook:
        entries_are_returned_in_the_order_of_insertion,
        an_existing_entry_is_not_changed,
        a_long_notebook_is_read_in_pages,
        a_full_notebook_accepts_no_entries,
        a_notebook_is_limited_by_the_quota_of_its_account,
        simultaneous_additions_lose_no_entry,
        a_deleted_account_leaves_no_notebook;
    export:
        a_long_export_is_returned_in_short_pieces,
        an_export_contains_every_row_once;
    studies:
        a_study_is_stored_with_its_text_and_deleted_by_its_owner,
        a_save_based_on_an_older_revision_changes_nothing,
        a_player_has_a_limited_number_of_studies,
        the_total_length_of_a_players_studies_is_limited,
        public_studies_are_listed_once_each_and_others_never,
        hidden_studies_and_those_of_banned_players_are_not_shared,
        studies_are_exported_and_deleted_with_the_account;
    puzzles:
        an_attempt_changes_the_rating_of_its_puzzle,
        a_player_changes_the_rating_of_a_puzzle_only_once,
        an_attempt_dated_1970_does_not_make_a_puzzle_uncertain,
        a_rating_stored_with_a_date_in_1970_does_not_become_uncertain,
        an_attempt_dated_1970_does_not_make_a_person_uncertain,
        a_repeated_entry_changes_no_rating,
        puzzles_of_each_game_are_listed_separately;
    forgetting:
        only_the_games_of_a_deleted_account_remain,
        the_name_of_a_deleted_account_is_free_again,
        guests_merged_into_a_deleted_account_are_deleted_too,
        an_export_is_complete,
        stored_data_is_consistent;
}
