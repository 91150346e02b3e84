import { type PolicyDocument } from '@portal/contract';
import { FileButtons, isOpenable, nameOfFile } from '@portal/policy-workflow/documents';
import { callFor } from './call-for';

/** Keeps a document on the device, or shows it in a new tab when a browser can. */
export const DocumentFileButtons = ({ document }: { document: PolicyDocument }) => (
  <FileButtons
    label="Download"
    variant="quiet"
    about={`: ${document.title}, ${nameOfFile(document)}`}
    {...(isOpenable(document.contentType) && { opens: 'View' })}
    get={callFor(document)}
  />
);
