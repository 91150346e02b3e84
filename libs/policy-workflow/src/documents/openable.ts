import { fileKinds } from '@portal/domain';

const shown: readonly string[] = fileKinds.map(({ contentType }) => contentType);

/** Whether a browser may show such a file in a tab of ours: PDF, JPG and PNG. Of any other kind it could be a page that acts. */
export const isOpenable = (contentType: string): boolean => shown.includes(contentType);
