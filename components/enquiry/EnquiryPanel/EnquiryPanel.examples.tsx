import { FormPanel } from './EnquiryPanel.examples.client'

export const examples = { 'a form that sends nothing': <FormPanel /> }
