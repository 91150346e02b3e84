import { type PolicySummary, portalPaths } from '@portal/contract';
import { formatDate, formatMoment, formatPhone } from '@portal/domain';
import { DescriptionList, TitledCard } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

const notGiven = 'Not given';

/** Who the policyholder is and how they are reached. Whole numbers stand among the personal details, where looking is noted. */
export function Person({ summary: { mainMember, lastSignInAt } }: { summary: PolicySummary }) {
  const { idNumberMasked, dateOfBirth, cellNumber, emailAddress, language } = mainMember;
  return (
    <TitledCard title="Policyholder">
      <DescriptionList
        rows={[
          { label: 'ID number', value: idNumberMasked ?? notGiven },
          { label: 'Date of birth', value: dateOfBirth ? formatDate(dateOfBirth) : notGiven },
          { label: 'Cellphone number', value: cellNumber ? formatPhone(cellNumber) : notGiven },
          { label: 'Email address', value: emailAddress ?? notGiven },
          { label: 'Language', value: language ?? notGiven },
          { label: 'Last signed in', value: lastSignInAt ? formatMoment(new Date(lastSignInAt)) : 'Never' },
        ]}
      />
      <Link to={portalPaths.personalDetails()}>See personal details</Link>
    </TitledCard>
  );
}
