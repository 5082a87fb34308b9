/** Registers the service worker (R-OFFLINE), unless it is switched off. */
export function registerServiceWorker() {
  const { serviceWorker } = document.body.dataset
  if (!serviceWorker || !('serviceWorker' in navigator)) return
  addEventListener('load', () => {
    // Where storage is blocked, registration fails and there is no worker.
    navigator.serviceWorker.register(serviceWorker).catch(() => undefined)
  })
}
