/** What is changed on a page of its own: `?section=...` of the address for updates, and what that page is called. */
export const sections = {
  cellphone: 'Update cellphone number',
  contact: 'Update contact details',
  address: 'Update addresses',
  family: 'Update family and work',
  offers: 'Update the offers you agree to',
} as const;

export type Section = keyof typeof sections;

export const isSection = (name: string | null): name is Section => name !== null && Object.hasOwn(sections, name);
