import {
  ageOn,
  checkExtendedCover,
  extendedCoverAmounts,
  extendedPremium,
  formatCover,
  formatRand,
  inceptionAfter,
  isPlainDate,
} from '@portal/domain';
import { useFormValues, type WidgetViewProps } from '@portal/forms';
import { coverAmount } from '@portal/policy-workflow/changes';
import { Radio, RadioGroup } from '@portal/ui-kit';
import { useApplication } from '../../application/application-context';
import { chosenPlan } from '../../application/situation';
import { useExtendedRates } from '../../premium/use-extended-rates';

interface Facts {
  readonly Date_Of_Birth?: unknown;
}

/** The amounts that a relative of this age can have beside this plan, each with what it adds to the premium. */
function View({ id, label, error, typed, onType, onLeave, today }: WidgetViewProps<string>) {
  const { application, situation } = useApplication();
  const rates = useExtendedRates(true) ?? [];
  const levelOfCover = chosenPlan(application, situation)?.levelOfCover ?? 0;
  const birth = useFormValues((values: Facts) => values.Date_Of_Birth);
  const age = isPlainDate(birth) && birth <= today ? ageOn(birth, inceptionAfter(today)) : null;
  const offers = extendedCoverAmounts.filter((cover) =>
    age === null ? cover <= levelOfCover : checkExtendedCover(age, cover, levelOfCover).success,
  );
  const costOf = (cover: number) => {
    const relative = isPlainDate(birth) ? { Date_Of_Birth: birth, Cover_Amount: cover } : null;
    const rate = relative && extendedPremium(rates, relative, inceptionAfter(today));
    return rate === null ? undefined : `${formatRand(rate)} a month`;
  };
  return (
    <RadioGroup
      id={id}
      legend={label}
      hint={
        age === null
          ? 'Type the birth date or ID number first to see what each amount costs.'
          : `What it adds at ${age} years of age. Never more than your own cover of ${formatCover(levelOfCover)}.`
      }
      error={error}
      layout="cards"
      onLeave={onLeave}
    >
      {offers.map((cover) => (
        <Radio
          key={cover}
          name={id}
          value={cover}
          label={formatCover(cover)}
          hint={costOf(cover)}
          checked={typed === String(cover)}
          onChange={() => onType(String(cover))}
        />
      ))}
    </RadioGroup>
  );
}

/** Asks for one of the amounts of the table (docs/domain/plans.md#r5-3). */
/* @__NO_SIDE_EFFECTS__ */
export const coverChoice = () => coverAmount(View);
