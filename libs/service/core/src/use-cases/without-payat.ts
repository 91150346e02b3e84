import { type Endpoint, obeys, type Rule, type Schema } from '@portal/contract';
import * as v from 'valibot';

interface Chosen {
  Payment_Method: unknown;
  PaymentMethod: { Payment_Method: unknown } | null;
}

const message = 'Pay@ cannot be chosen here. Select another payment method';

/** Nobody may choose to pay by what is not there. */
const noPayat: Rule<Chosen> = ({ Payment_Method, PaymentMethod }) => [
  ...(Payment_Method === 'PAYAT' ? [{ field: 'Payment_Method', message }] : []),
  ...(PaymentMethod?.Payment_Method === 'PAYAT' ? [{ field: 'PaymentMethod.Payment_Method', message }] : []),
];

const refusing = (schema: Schema): Schema => v.pipe(schema as Schema<Chosen>, obeys<Chosen>(noPayat));

/** The calls in which a way of paying is chosen. */
const choosing: readonly string[] = ['updatePaymentMethod', 'addPolicy', 'continuePolicy'];

/** The rows of an insurer without Pay@: where a way of paying is chosen, Pay@ is refused beside its field. */
export const withoutPayat = (rows: Record<string, Endpoint>): Record<string, Endpoint> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const { body, bodyOn } = row;
      if (!choosing.includes(name) || !body) return [name, row];
      return [
        name,
        { ...row, body: refusing(body), bodyOn: bodyOn && ((today) => refusing(bodyOn(today))) } satisfies Endpoint,
      ];
    }),
  );
