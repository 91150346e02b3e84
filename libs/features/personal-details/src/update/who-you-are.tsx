import { type MainMember } from '@portal/contract';
import { fullName } from '@portal/domain';
import { detailRows } from '@portal/policy-workflow/changes';
import { CorrectionLink } from '../details/correction-link';
import { SectionCard } from '../details/section-card';

const documents = ['Id_Number', 'Passport_Number', 'Permit_Number', 'Date_Of_Birth', 'Gender'];

/** Who the policyholder is: read here, and corrected by a request of its own. */
export const WhoYouAre = ({ member }: { member: MainMember }) => (
  <SectionCard
    title="Who you are"
    rows={[{ label: 'Name', value: fullName(member) }, ...detailRows('MAIN_MEMBER', member, documents)]}
    way={<CorrectionLink />}
  />
);
