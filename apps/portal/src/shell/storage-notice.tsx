import { Alert } from '@portal/ui-kit';

/** Where the browser keeps nothing for the portal, how long somebody stays signed in. */
const StorageNotice = () => (
  <Alert tone="info" role="status">
    Your browser does not let us remember that you are signed in. You stay signed in until you close or reload this
    page.
  </Alert>
);
// React.lazy asks for a default export.
export default StorageNotice;
