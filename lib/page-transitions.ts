/**
 * Pages change without a flash, like the screens of an app; not for those who asked for less motion. Stands in
 * the head of every page itself: where it comes with a style sheet it may come too late, and a transition that
 * the next page does not agree to is an error on Chromium's console.
 */
export const pageTransitions =
  '@media (prefers-reduced-motion: no-preference){@view-transition{navigation:auto}}'
