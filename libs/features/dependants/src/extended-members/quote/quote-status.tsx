import { changeEffectiveDate, formatDate, formatRand } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { Columns, Figure, Text } from '@portal/ui-kit';
import { type MemberQuote } from './use-member-quote';

interface QuoteStatusProps {
  quote: MemberQuote;
  /** The amount that is chosen, in rand. */
  cover: number;
}

const words = {
  waiting: 'Give the relationship and the date of birth or ID number: then we show here what each amount costs.',
  loading: 'We are working out the premiums...',
  open: 'Choose an amount to see what your premium becomes.',
};

/** Where the quote stands, said as it changes: what is missing, that it is on its way, or the premium now and then. */
export function QuoteStatus({ quote: { request, offers, state, priced }, cover }: QuoteStatusProps) {
  const starts = formatDate(changeEffectiveDate(useToday()));
  const offer = offers.find((one) => one.cover === cover);
  const say = state === 'loading' ? words.loading : offers.length > 0 ? words.open : request ? '' : words.waiting;
  return (
    <div role="status">
      {offer && state !== 'loading' ? (
        <Columns min="sm">
          <Figure value={formatRand(priced.policyPremium)} caption="Your premium now, a month" />
          <Figure value={formatRand(offer.policyPremium)} caption={`Your premium then, from ${starts}`} />
        </Columns>
      ) : (
        <Text tone="muted">{say}</Text>
      )}
    </div>
  );
}
