/**
 * Defers the layout of an element below the first view (see the mixin `deferred-layout`). Its script may remove
 * the attribute before hydration: hence `suppressHydrationWarning`.
 */
export const deferredLayout = { 'data-deferred': 'self', suppressHydrationWarning: true }

/** Marks the container of elements whose layout is deferred. Its own styles say which. */
export const deferredChildren = { ...deferredLayout, 'data-deferred': 'children' }
