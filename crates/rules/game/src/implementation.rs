//! The glue between a position's own methods and [`Game`](crate::Game).

/// Implements [`Game`](crate::Game) for a position by its inherent methods of the same names.
///
/// Users call these methods without importing the trait, and generic code finds the same rules through it. The types
/// `Action`, `LegalActions`, `IllegalAction`, `ParseActionError` and `ParsePositionError` are those of the calling module; the
/// items in braces are added to the implementation.
#[doc(hidden)]
#[macro_export]
macro_rules! implement_game {
    ($Position:ident of $Variant:ident { $($item:tt)* }) => {
        impl $crate::Game for $Position {
            type Variant = $Variant;
            type Action = Action;
            type Actions = LegalActions;
            type IllegalAction = IllegalAction;
            type ParseActionError = ParseActionError;
            type ParsePositionError = ParsePositionError;

            const LEGAL_ACTIONS_MAX: usize = <$Position>::LEGAL_ACTIONS_MAX;
            const GAME_OVER: IllegalAction = IllegalAction::GameOver;

            fn start(variant: $Variant) -> Self {
                <$Position>::start(variant)
            }

            fn from_text(
                variant: $Variant,
                text: &str,
            ) -> ::core::result::Result<Self, ParsePositionError> {
                <$Position>::from_text(variant, text)
            }

            fn variant(&self) -> $Variant {
                <$Position>::variant(self)
            }

            #[inline]
            fn to_act(&self) -> $crate::Color {
                <$Position>::to_act(self)
            }

            #[inline]
            fn outcome(&self) -> ::core::option::Option<$crate::Outcome> {
                <$Position>::outcome(self)
            }

            #[inline(always)]
            fn legal_actions(&self) -> LegalActions {
                <$Position>::legal_actions(self)
            }

            #[inline]
            fn check(&self, action: Action) -> ::core::result::Result<(), IllegalAction> {
                <$Position>::check(self, action)
            }

            #[inline(always)]
            fn play_unchecked(&mut self, action: Action) {
                <$Position>::play_unchecked(self, action);
            }

            #[inline]
            fn key(&self) -> u64 {
                <$Position>::key(self)
            }

            fn parse_action(
                &self,
                token: &str,
            ) -> ::core::result::Result<Action, ParseActionError> {
                <$Position>::parse_action(self, token)
            }

            $($item)*
        }
    };
}
