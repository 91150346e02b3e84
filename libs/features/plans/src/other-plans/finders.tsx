import { formatCover, formatRand, leastPremium, parseRand, plansForCover, plansForPremium } from '@portal/domain';
import { Columns, SelectField, TextField, TitledCard } from '@portal/ui-kit';
import { Found } from './found';
import { type Offer } from './offers';
import { useInAddress } from './use-in-address';

interface FindersProps {
  /** Plans that can be chosen, the own one among them. */
  offers: readonly Offer[];
}

/** Two ways to a plan: from the cover to what it costs, and from a premium to what it buys. */
export function Finders({ offers }: FindersProps) {
  const { get, set } = useInAddress();
  const covers = [...new Set(offers.map(({ plan }) => plan.levelOfCover))].toSorted((one, other) => one - other);
  const cover = covers.find((amount) => String(amount) === get('cover')) ?? null;
  const typed = get('budget');
  const budget = parseRand(typed);
  const least = leastPremium(offers);

  return (
    <Columns min="lg">
      <TitledCard title="What does my cover cost?">
        <SelectField
          label="Cover on my own life, at least"
          inputWidth={20}
          value={cover ?? ''}
          onChange={({ currentTarget }) => set('cover', currentTarget.value)}
        >
          <option value="">Choose an amount</option>
          {covers.map((amount) => (
            <option key={amount} value={amount}>
              {formatCover(amount)}
            </option>
          ))}
        </SelectField>
        {cover !== null && <Found offers={plansForCover(offers, cover)} none="No plan pays so much." />}
      </TitledCard>
      <TitledCard title="What can I get for my money?">
        <TextField
          label="I can pay, a month, at most"
          hint="For everybody, benefits included."
          prefix="R"
          inputMode="decimal"
          autoComplete="off"
          inputWidth={20}
          value={typed}
          error={typed.trim() !== '' && budget === null ? 'Enter an amount in rand, for example 150' : undefined}
          onChange={({ currentTarget }) => set('budget', currentTarget.value)}
        />
        {budget !== null && (
          <Found
            offers={plansForPremium(offers, budget)}
            none={
              least === null
                ? 'There is no plan for you to choose.'
                : `No plan costs so little: with all that is on your policy you pay at least ${formatRand(least)} a month.`
            }
          />
        )}
      </TitledCard>
    </Columns>
  );
}
