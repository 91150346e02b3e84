import { claimLimits, formatDate, type PlainDate, representationTerms, representationsUntil } from '@portal/domain';

/** What becomes of it when somebody disagrees today with a letter, and by when. Source: docs/domain/claims.md#c7-4. */
export function whatHappensNext(letter: PlainDate, today: PlainDate): string {
  const { answerDue } = representationTerms(letter, today);
  if (answerDue !== null) return `Somebody else looks at it and answers by ${formatDate(answerDue)}.`;
  const until = formatDate(representationsUntil(letter));
  return (
    `The ${claimLimits.REPRESENTATION_DAYS} days ended on ${until}. ` +
    'Somebody else looks at it all the same, but we cannot say by when you have the answer.'
  );
}
