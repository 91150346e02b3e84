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
import { fullName, type PlainDate } from '@portal/domain';
import { useToday } from '@portal/policy-workflow';
import { ChangeJourney, WithPolicy } from '@portal/policy-workflow/changes';
import * as v from 'valibot';
import { UnlessPending } from '../adults/unless-pending';
import { changesOf, whyNothing } from '../adults/update-body';
import { NoSpouse } from './no-spouse';
import { spouseUpdateForm } from './spouse-form';

const title = 'Update spouse';

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
      title={title}
      description={fullName(spouse)}
      action="UPDATE_SPOUSE"
      endpoint={dependantEndpoints.updateSpouse}
      form={spouseUpdateForm}
      schema={spouseOn(today, spouse)}
      recordId={spouse.id}
      initialValues={spouse}
      given={{ Is_Alive_Declaration: true }}
      bodyOf={(_, { changed }) => ({ id: spouse.id, Version: spouse.Version, ...changesOf(changed) })}
      whyNothing={(_, { changed }) => whyNothing(changed)}
      showsChanges
      back={{ to: portalPaths.spouseDetails(), label: 'Back to your spouse' }}
    />
  );
}

/** A spouse who is covered already: the age counted when they joined (docs/domain/records.md#r9-8). */
const spouseOn = (today: PlainDate, spouse: Spouse) =>
  v.pipe(SpouseInputSchema, obeys(askedAnew(identityRuleOn(today), spouse), unionRuleOn(today)));
