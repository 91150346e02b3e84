import { readAddition } from '@portal/api-client';
import { paymentAdditions } from '@portal/contract';

/** The banks that a premium can be collected from: those of the backend, else those that the portal was built with. */
export const banksQuery = () =>
  readAddition(paymentAdditions.banks, {}, async () => [...(await import('./banks-built-in')).banks]);
