import { type PipelineTools } from '@portal/service-change-pipeline';
import { type PaymentProvider } from './payment-provider';

/** What payments work with. Time, randomness and the provider come in here and nowhere else. */
export type PaymentTools = Pick<PipelineTools, 'database' | 'clock' | 'random'> & {
  provider: PaymentProvider;
  /** Where a payer comes back to from the payment page. */
  returnUrl: string;
};
