/** A failed delivery. `message` names the cause and never contains data of the enquiry. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
}
