import { type Claim } from '@portal/contract';
import { claimDocumentSentences } from '@portal/domain';
import { RecordList, Text, TitledCard } from '@portal/ui-kit';
import { isMissing, missingOf } from '../shared/documents-of-claim';
import { DocumentsHere } from './documents-here';
import { MissingDocument } from './missing-document';
import { partWords } from '../shared/part-words';

/** What still has to be sent, each with why; what we have is folded away. Nothing where none was ever asked for and the claim is over. */
export function DocumentsCard({ claim }: { claim: Claim }) {
  const { status, documents, allowedActs, part } = claim;
  const missing = missingOf(claim);
  const here = documents.filter((document) => !isMissing(document));
  const isNoneMissing = missing.length === 0 && isAsked.includes(status);
  const maySend = allowedActs.includes('SEND_DOCUMENTS');
  if (documents.length === 0 && !isNoneMissing) return null;
  return (
    <TitledCard title="Documents">
      {isNoneMissing && <Text>{claimDocumentSentences.empty}</Text>}
      {missing.length > 0 && (
        <>
          <Text>{claimDocumentSentences.aboveList}</Text>
          <RecordList>
            {missing.map((document) => (
              <MissingDocument
                key={document.id}
                document={document}
                claim={maySend ? claim : null}
                neededToPay={partWords(part).neededToPay}
              />
            ))}
          </RecordList>
        </>
      )}
      {here.length > 0 && <DocumentsHere documents={here} />}
    </TitledCard>
  );
}

/** While these last, somebody asks whether anything is missing; after the decision nobody does. */
const isAsked: readonly Claim['status'][] = ['REPORTED', 'IN_ASSESSMENT', 'DISPUTED'];
