import { useApi, useWrite, writeMutation } from '@portal/api-client';
import { documentAdditions, portalPaths } from '@portal/contract';
import { usePortalConfig } from '@portal/policy-workflow';
import { useMemo, useState } from 'react';
import { codeOf } from '../certificate/code-of';
import { type Voucher } from './shared-text';

const couldNot = 'The card could not be made. Please try again.';

/** The certificate that stands behind a card: the one that holds today, so that cards sent before stay good, else a new one. */
export function useVoucher(policyNumber: string) {
  const { productName } = usePortalConfig().brand;
  const api = useApi();
  const issuing = useWrite(writeMutation(documentAdditions.benefitCertificate, { policyNumber }));
  const [code, setCode] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const findOrIssue = async (): Promise<string | null> => {
    const current = await api.call(documentAdditions.currentCertificate, { policyNumber });
    if (current.success && current.data.certificate) return current.data.certificate.code;
    const issued = await issuing.send();
    if (issued.success) return codeOf(issued.data);
    if (issued.status < 500) setFailure(issued.message);
    return null;
  };
  /** Gives whether there is one now. */
  const ask = async (): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    const found = code ?? (await findOrIssue());
    setBusy(false);
    setCode(found);
    if (found === null) setFailure((said) => said ?? couldNot);
    return found !== null;
  };
  const voucher = useMemo(
    (): Voucher | null =>
      code === null ? null : { productName, code, address: window.location.origin + portalPaths.certificate(code) },
    [productName, code],
  );
  return { voucher, ask, isBusy, failure };
}
