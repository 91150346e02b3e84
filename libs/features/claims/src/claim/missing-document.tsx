import { type Claim, type ClaimDocument, portalPaths } from '@portal/contract';
import { nameOfDocument, notUsableSentence } from '@portal/domain';
import { Heading, Stack, Text } from '@portal/ui-kit';
import { Link } from 'react-router-dom';
import { alternativeTo } from '../shared/documents-of-claim';
import { searchOf } from '../shared/part-of-claim';

interface MissingDocumentProps {
  document: ClaimDocument;
  /** The claim that it can be sent for; null: not now. */
  claim: Claim | null;
  /** What is said of one that only a payment waits for. */
  neededToPay: string;
}

/** A document that still has to be sent: what it is, and why it is asked for or could not be used. */
export function MissingDocument({ document, claim, neededToPay }: MissingDocumentProps) {
  const { id, label, status, reason, why, neededFor, helpAsked } = document;
  const { name } = nameOfDocument(label);
  const alternative = alternativeTo(document);
  return (
    <li>
      <Heading level={3} size="sm">
        {claim === null ? (
          name
        ) : (
          <Link to={`${portalPaths.claimDocuments(claim.reference)}${searchOf(claim, { document: id })}`}>{name}</Link>
        )}
      </Heading>
      <Stack gap="xs">
        {alternative !== null && <Text size="sm">{alternative}</Text>}
        {status === 'NOT_USABLE' && reason !== null ? (
          <Text tone="danger">{notUsableSentence(reason)}</Text>
        ) : (
          <Text tone="muted" size="sm">
            {why}
          </Text>
        )}
        {neededFor === 'PAYMENT' && <Text size="sm">{neededToPay}</Text>}
        {helpAsked && <Text size="sm">You asked us for help with it.</Text>}
      </Stack>
    </li>
  );
}
