import { type Claim, type ClaimLetter } from '@portal/contract';
import { formatDate } from '@portal/domain';
import { buttonStyle, Card, DescriptionList, Stack } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { title as disagree } from '../disagree/title';
import { LetterOnPaper } from './claim-papers';
import { LetterParts } from './letter-parts';
import { pagesOf } from '../shared/part-of-claim';

interface RefusalLetterProps {
  claim: Pick<Claim, 'reference' | 'part' | 'parts' | 'allowedActs'>;
  letter: ClaimLetter;
}

/** Why a claim is not paid and what can be done about it, as the letter says it. */
export const RefusalLetter = ({ claim, letter: { parts, disagreeUntil, courtUntil } }: RefusalLetterProps) => (
  <Card as="section" aria-label="Our letter">
    <Stack gap="md">
      <LetterParts parts={parts} level={2} />
      <DescriptionList
        rows={[
          { label: 'Tell us that you do not agree', value: `until ${formatDate(disagreeUntil)}` },
          { label: 'Go to court', value: `until ${formatDate(courtUntil)}` },
        ]}
      />
      <LetterOnPaper claim={claim} />
      {claim.allowedActs.includes('DISAGREE') && (
        <div>
          <Link className={buttonStyle('secondary')} to={pagesOf(claim).disagree}>
            {disagree}
          </Link>
        </div>
      )}
    </Stack>
  </Card>
);
