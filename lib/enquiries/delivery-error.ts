/** A delivery that did not succeed. `message` names the fault and never holds anything of the enquiry. */
export class DeliveryError extends Error {
  override name = 'DeliveryError'
}
