/**
 * Defers the layout of an element below the first view (see the mixin `deferred-layout`). Its script may remove
 * the attribute before hydration: hence `suppressHydrationWarning`.
 */
export const deferredLayout = { 'data-deferred': true, suppressHydrationWarning: true }
