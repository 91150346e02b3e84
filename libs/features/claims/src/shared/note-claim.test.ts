import { openClaimsKey } from '@portal/policy-workflow/claims';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { noteClaim } from './note-claim';

const ofSpouse = {
  reference: 'CL-7K3M-Q2XR',
  policyNumber: '7000010012',
  life: { id: 'sipho', name: 'Sipho Nkosi', kind: 'SPOUSE' },
  dateOfDeath: '2026-11-10',
  status: 'REPORTED',
} as const;
const other = { reference: 'CL-8N4P-R3YS', policyNumber: '7000010012', lifeId: null, dateOfDeath: '2026-11-12' };

it('a claim that is open is known once, beside others, and no more once it has ended', () => {
  const client = new QueryClient();
  const known = () => client.getQueryData(openClaimsKey);
  const { reference, policyNumber, dateOfDeath } = ofSpouse;
  const noted = { reference, policyNumber, lifeId: 'sipho', dateOfDeath };
  noteClaim(client, ofSpouse);
  expect(known()).toEqual([noted]);
  client.setQueryData(openClaimsKey, [other, noted]);
  noteClaim(client, { ...ofSpouse, status: 'IN_ASSESSMENT' });
  expect(known()).toEqual([other, noted]);
  noteClaim(client, { ...ofSpouse, status: 'WITHDRAWN' });
  expect(known()).toEqual([other]);
});
