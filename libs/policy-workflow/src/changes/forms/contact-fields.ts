import { phone, text } from '@portal/forms';

/** How an adult is reached; nobody has to say. */
export const contactFields = [
  { name: 'Cell_Number', label: 'Cellphone number', widget: phone() },
  { name: 'Email_Address', label: 'Email address', widget: text({ type: 'email', autoComplete: 'off' }) },
] as const;
