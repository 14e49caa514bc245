import { Component, type ReactNode } from 'react';
import { CrashNotice } from './crash-notice.tsx';

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps an error of a screen from leaving a blank page (A4.54). React knows only classes for this. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly hasCrashed: boolean }> {
  override state = { hasCrashed: false };

  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }

  override render() {
    return this.state.hasCrashed ? <CrashNotice /> : this.props.children;
  }
}
