import { ageOn, formatCover, formatRand } from '@portal/domain';
import { type WidgetViewProps } from '@portal/forms';
import { Radio, RadioGroup } from '@portal/ui-kit';
import { type Offer } from './offers';
import { type MemberQuote } from './use-member-quote';

interface OfferCardsProps extends Pick<
  WidgetViewProps<string>,
  'id' | 'label' | 'error' | 'typed' | 'onType' | 'onLeave' | 'today'
> {
  quote: MemberQuote;
}

/** The amounts on offer, one card each. */
export function OfferCards({ id, label, error, typed, onType, onLeave, today, quote }: OfferCardsProps) {
  const { offers, birth } = quote;
  const hint = offers.length > 0 && birth && `What it costs at ${ageOn(birth, today)} years of age.`;
  return (
    <RadioGroup id={id} legend={label} hint={hint} error={error} layout="cards" onLeave={onLeave}>
      {offers.map((offer) => (
        <Radio
          key={offer.cover}
          name={id}
          value={offer.cover}
          label={formatCover(offer.cover)}
          hint={costOf(offer)}
          checked={typed === String(offer.cover)}
          onChange={() => onType(String(offer.cover))}
        />
      ))}
    </RadioGroup>
  );
}

const costOf = ({ premium, quoteId }: Offer) =>
  `${formatRand(premium)} a month${quoteId === null ? ', as it is now' : ''}`;
