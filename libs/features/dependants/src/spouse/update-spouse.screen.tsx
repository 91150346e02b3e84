import {
  askedAnew,
  dependantEndpoints,
  identityRuleOn,
  obeys,
  portalPaths,
  type Spouse,
  SpouseInputSchema,
  unionRuleOn,
} from '@portal/contract';
import { kindsOfChange, type PlainDate } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { ChangeJourney, WithPolicy } from '@portal/policy-workflow/changes';
import * as v from 'valibot';
import { UnlessPending } from '../adults/unless-pending';
import { changesOf } from '../adults/update-body';
import { updateOf } from '../adults/update-of';
import { NoSpouse } from './no-spouse';
import { spouseUpdateForm } from './spouse-form';

const { label: title } = kindsOfChange.UPDATE_SPOUSE;

/** Changes the spouse: contact details at once, everything else by a request to staff. */
function UpdateSpouseScreen() {
  return (
    <WithPolicy title={title}>
      {({ Spouse: spouse }) =>
        spouse?.Life_Status === 'ACTIVE' ? (
          <UnlessPending title={title} entityType="SPOUSE" entityId={spouse.id}>
            <UpdateSpouse spouse={spouse} />
          </UnlessPending>
        ) : (
          <NoSpouse />
        )
      }
    </WithPolicy>
  );
}
export { UpdateSpouseScreen as Component };

function UpdateSpouse({ spouse }: { spouse: Spouse }) {
  const today = useToday();
  return (
    <ChangeJourney
      {...updateOf(spouse)}
      action="UPDATE_SPOUSE"
      endpoint={dependantEndpoints.updateSpouse}
      form={spouseUpdateForm}
      schema={spouseOn(today, spouse)}
      given={{ Is_Alive_Declaration: true }}
      bodyOf={(_, { changed }) => ({ id: spouse.id, Version: spouse.Version, ...changesOf(changed) })}
      back={{ to: portalPaths.spouseDetails(), label: 'Back to your spouse' }}
    />
  );
}

/** A spouse who is covered already: the age counted when they joined (docs/domain/records.md#r9-8). */
const spouseOn = (today: PlainDate, spouse: Spouse) =>
  v.pipe(SpouseInputSchema, obeys(askedAnew(identityRuleOn(today), spouse), unionRuleOn(today)));
