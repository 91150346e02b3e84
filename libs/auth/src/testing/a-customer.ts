import { type WhoAmI } from '@portal/contract';

/** What who-am-I says of a customer. */
export const aCustomer = (userId = '3f0cb2f0-7a55-4a55-9a55-6a5500000001'): WhoAmI => ({
  userId,
  userType: 'user',
  firstName: 'Thandi',
  surname: 'Nkosi',
  cellNumber: '27821234567',
  emailAddress: null,
  idNumber: null,
  policyNumber: '7000010012',
  policyCount: 1,
  permissions: ['policy:read'],
  lastLoginAt: null,
  session: { expiresAt: '2026-11-20T10:00:00.000Z' },
});
