import { fromCents } from '@portal/domain';
import { scenarioNamed } from './scenarios';
import { type Transaction } from './transaction';

/**
 * Where the payer is sent back to, with the result as Pay@ claims it. Source: docs/domain/payments.md#r6-4.
 * Without parameters while no result is known, null for who closed the window or paid at a till.
 */
export function returnAddress(transaction: Transaction): string | null {
  const { page, scenario, payatTranId, payatReferenceNum, paymentMethod, digiapiExternalRef, cents } = transaction;
  if (!page) return null;
  if (!scenario) return page.returnUrl;
  const status = scenarioNamed(scenario)?.returns;
  if (!status) return null;
  const address = new URL(page.returnUrl);
  const parameters = {
    status,
    payatTranId,
    payatReferenceNum,
    digiapiPaymentMethod: paymentMethod ?? '',
    digiapiExternalRef: digiapiExternalRef ?? '',
    payatAmount: fromCents(cents).toFixed(2),
  };
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value);
  return address.href;
}
