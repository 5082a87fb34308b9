/**
 * Marks an element below the first view as laid out last (the mixin of that name). `public/enhance.js` takes the mark
 * away, maybe before React looks at the page: the warning about that is none.
 */
export const deferredLayout = { 'data-deferred': true, suppressHydrationWarning: true }
