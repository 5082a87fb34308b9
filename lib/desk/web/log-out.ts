'use server'

import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { logOut } from '../accounts/sessions'
import { setCookies } from './client'

/** Ends the session of this browser. */
export async function leaveDesk(): Promise<void> {
  await setCookies(await logOut(await headers()))
  redirect('/desk/log-in?done=out')
}
