/** Redirects to a list with the filters of a form: the server action of `app/(desk)/desk/search`. */
export type SearchAction = (data: FormData) => Promise<void>
