import { Outlet } from 'react-router-dom';

function Frame() {
  return (
    <div className="flex min-h-dvh flex-col bg-slate-50 text-slate-900">
      <header className="flex justify-between bg-sky-900 px-4 py-3 text-white">
        <strong>Policy self-service</strong>
        <a href="tel:0860007580">086 000 7580</a>
      </header>
      <Outlet />
      <footer className="p-4 text-center text-sm">Policy self-service</footer>
    </div>
  );
}

export const routes = [
  {
    element: <Frame />,
    errorElement: <p role="alert">Something went wrong!</p>,
    hydrateFallbackElement: <main aria-busy="true" />,
    children: [
      { path: 'auth/login', lazy: () => import('./sign-in.jsx') },
      { index: true, lazy: () => import('./home.jsx') },
    ],
  },
];
