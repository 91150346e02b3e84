import { optionalAreas } from '@portal/contract';
import { useMemo } from 'react';
import { useHasCall } from '../use-has-call';
import { paymentFormFor } from './payment-form';

/** The form for the way to pay, for an applicant of this name, with the ways that there are here. */
export function usePaymentForm(ownName: string) {
  const hasPayat = useHasCall(optionalAreas.payat);
  return useMemo(() => paymentFormFor(ownName, { hasPayat }), [ownName, hasPayat]);
}
