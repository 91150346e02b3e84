import { type Claim, type ClaimDocument } from '@portal/contract';
import { claimDocumentSentences, nameOfDocument } from '@portal/domain';
import { SentNotice } from '@portal/policy-workflow/documents';
import { toast } from '@portal/ui-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { NotNow } from '../shared/not-now';
import { nextDocument } from './next-document';
import { SendDocument } from './send-document';
import { pagesOf, searchOf } from '../shared/part-of-claim';

interface ClaimDocumentsProps {
  claim: Claim;
  title: string;
}

/** The document that comes next; once it has arrived the one after it, until nothing is missing. */
export function ClaimDocuments({ claim: read, title }: ClaimDocumentsProps) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const [last, setLast] = useState<{ claim: Claim; said: string } | null>(null);
  /** What came back with a document is newer than what was read before it. */
  const claim = last && last.claim.version > read.version ? last.claim : read;
  const next = nextDocument(claim, search.get('document'));
  if (!claim.allowedActs.includes('SEND_DOCUMENTS')) {
    return (
      <NotNow title={title} claim={claim}>
        No document can be sent for this claim now.
      </NotNow>
    );
  }
  if (next === null) {
    return (
      <NotNow title={title} claim={claim}>
        {claimDocumentSentences.empty}
      </NotNow>
    );
  }
  const goOn = (after: Claim, { label }: ClaimDocument, what: string) => {
    const said = `${nameOfDocument(label).name}: ${what}.`;
    if (nextDocument(after, null) !== null) {
      setLast({ claim: after, said });
      return setSearch(searchOf(after), { replace: true });
    }
    toast.success(said);
    void navigate(pagesOf(after).claim, { replace: true });
  };
  return (
    <SendDocument
      key={next.document.id}
      claim={claim}
      document={next.document}
      place={next.place}
      notice={last && <SentNotice>{last.said}</SentNotice>}
      onSent={(after) => goOn(after, next.document, 'it has arrived')}
      onHelpAsked={(after) => goOn(after, next.document, 'we will help you get it')}
    />
  );
}
