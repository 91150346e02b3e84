/** What stands on the page, in its order: the anchor of each part and its title. */
export const fieldTitles = {
  text: 'Text',
  'several-lines': 'Several lines',
  'phone-number': 'Phone number',
  date: 'Date',
  number: 'Number',
  money: 'Money',
  'one-time-pin': 'One-time PIN',
  'account-number': 'Account number',
  select: 'Select',
  radios: 'Radios',
  'radio-cards': 'Radio cards',
  'checkbox-cards': 'Checkbox cards',
  'yes-or-no': 'Yes or no',
  checkbox: 'Checkbox',
  file: 'File',
} as const;

export const patternTitles = {
  appearing: 'Fields that appear',
  settling: 'An answer that settles others',
  twice: 'Typed twice',
  address: 'Address',
  bank: 'Bank account',
  refused: 'The service refuses',
  once: 'Sent once',
  checked: 'Check your answers',
} as const;

export type FieldPart = keyof typeof fieldTitles;
export type PatternPart = keyof typeof patternTitles;
