import { codeList, type CodeOf } from './code-list';

/** The nine provinces. Postal codes cross their borders and are not checked against them. docs/domain/code-lists.md#r10-6. */
export const provinces = codeList({
  EASTERN_CAPE: 'Eastern Cape',
  FREE_STATE: 'Free State',
  GAUTENG: 'Gauteng',
  KWAZULU_NATAL: 'KwaZulu-Natal',
  LIMPOPO: 'Limpopo',
  MPUMALANGA: 'Mpumalanga',
  NORTHERN_CAPE: 'Northern Cape',
  NORTH_WEST: 'North West',
  WESTERN_CAPE: 'Western Cape',
});
export type Province = CodeOf<typeof provinces>;
