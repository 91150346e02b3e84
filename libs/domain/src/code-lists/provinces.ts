import { type CodeList, type CodeOf } from './code-list';

/** The nine provinces. Postal codes cross their borders and are not checked against them. docs/domain/code-lists.md#r10-6. */
export const provinces = [
  { code: 'EASTERN_CAPE', label: 'Eastern Cape' },
  { code: 'FREE_STATE', label: 'Free State' },
  { code: 'GAUTENG', label: 'Gauteng' },
  { code: 'KWAZULU_NATAL', label: 'KwaZulu-Natal' },
  { code: 'LIMPOPO', label: 'Limpopo' },
  { code: 'MPUMALANGA', label: 'Mpumalanga' },
  { code: 'NORTHERN_CAPE', label: 'Northern Cape' },
  { code: 'NORTH_WEST', label: 'North West' },
  { code: 'WESTERN_CAPE', label: 'Western Cape' },
] as const satisfies CodeList;
export type Province = CodeOf<typeof provinces>;
