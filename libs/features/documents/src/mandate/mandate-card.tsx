import { portalPaths } from '@portal/contract';
import { Text, TextLink, TitledCard, VisuallyHidden } from '@portal/ui-kit';
import { Link } from 'react-router-dom';

/** Where the form stands (docs/specification.md#s2). */
const mandateForm = `${portalPaths.documents()}/debicheck-mandate.pdf`;

/** The form with which a payer agrees to a debit order on paper. */
export const MandateCard = () => (
  <TitledCard title="DebiCheck mandate form">
    <Text>
      For somebody who agrees to a debit order on paper. What was agreed to for this policy stands under{' '}
      <Link to={portalPaths.bankingDetails()}>Banking details</Link>.
    </Text>
    <Text>
      <TextLink href={mandateForm} target="_blank">
        Open the mandate form (PDF)<VisuallyHidden>, opens in a new tab</VisuallyHidden>
      </TextLink>
    </Text>
  </TitledCard>
);
