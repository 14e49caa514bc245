import { Component, type ErrorInfo, type ReactNode } from 'react';
import { CrashNotice, type Crash } from './crash-notice.tsx';

interface CrashBoundaryProps {
  readonly children: ReactNode;
}

/** Shows a notice instead of a blank page when a screen throws (A4.54). React supports this in classes only. */
export class CrashBoundary extends Component<CrashBoundaryProps, { readonly crashed: Crash | undefined }> {
  override state: { readonly crashed: Crash | undefined } = { crashed: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { crashed: { error, componentStack: '' } };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.setState({ crashed: { error, componentStack: componentStack ?? '' } });
  }

  override render() {
    const { crashed } = this.state;
    return crashed ? <CrashNotice crashed={crashed} /> : this.props.children;
  }
}
