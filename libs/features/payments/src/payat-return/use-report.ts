import { useSession } from '@portal/auth';
import { atom, useAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasReport, keptReport, readKeptReport, type ReportedPayment, readReport } from './return-parameters';

/** Set while a visitor signs in to see what became of a payment; emptied when they are back. In memory only. */
const waitingReportAtom = atom<ReportedPayment | null>(null);
waitingReportAtom.debugLabel = 'waitingReport';

const nothing = readReport(new URLSearchParams());

/** What the address of this page reported, which is then taken out of the address and kept beside it, for a reload and for sign-in. */
export function useReport(): ReportedPayment {
  const { search, hash, pathname, state } = useLocation();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const [waiting, setWaiting] = useAtom(waitingReportAtom);
  const report = useMemo(() => {
    const parameters = new URLSearchParams(search);
    return hasReport(parameters) ? readReport(parameters) : (readKeptReport(state) ?? waiting ?? nothing);
  }, [search, state, waiting]);
  const isKept = readKeptReport(state) !== null;

  useEffect(() => {
    const isClean = search === '' && hash === '';
    if (!isClean || (!isKept && report !== nothing)) {
      void navigate(pathname, { replace: true, state: keptReport(report) });
      return;
    }
    if (!isSignedIn && report !== nothing && waiting === null) setWaiting(report);
    if (isSignedIn && waiting !== null) setWaiting(null);
  }, [search, hash, pathname, isKept, report, navigate, isSignedIn, waiting, setWaiting]);

  return report;
}
