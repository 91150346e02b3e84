import { useFormValues, type WidgetViewProps } from '@portal/forms';
import { coverAmount } from '@portal/policy-workflow/changes';
import { Stack } from '@portal/ui-kit';
import { useEffect } from 'react';
import { OfferCards } from './offer-cards';
import { useQuote } from './quote-context';
import { QuoteProblems } from './quote-problems';
import { QuoteStatus } from './quote-status';

interface Facts {
  readonly Date_Of_Birth?: unknown;
  readonly Relationship?: unknown;
}

/**
 * The cover amounts that a person can have, each with its premium, worked out from the birth date and the relationship in the
 * same form. It never waits: what was known stays while the next quote is on its way.
 */
function View({ typed, ...field }: WidgetViewProps<string>) {
  const quote = useQuote();
  const birth = useFormValues((values: Facts) => values.Date_Of_Birth);
  const relationship = useFormValues((values: Facts) => values.Relationship);
  const { ask } = quote;
  useEffect(() => ask({ birth, relationship, cover: typed }), [ask, birth, relationship, typed]);
  return (
    <Stack gap="md">
      <OfferCards {...field} typed={typed} quote={quote} />
      <QuoteStatus quote={quote} cover={Number(typed)} />
      <QuoteProblems quote={quote} />
    </Stack>
  );
}

/** Asks for one of the amounts of the table (docs/domain/plans.md#r5-3). */
/* @__NO_SIDE_EFFECTS__ */
export const coverChoice = () => coverAmount(View);
