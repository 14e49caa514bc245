/** The mark: two bubbles of a conversation. */
export function Logo({ size = 24 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <path
        d="M6 3h14a6 6 0 0 1 6 6v4a6 6 0 0 1-6 6h-6l-6.2 4.6c-.7.5-1.6 0-1.6-.8V18.800A6 6 0 0 1 2 13V7a4 4 0 0 1 4-4z"
        fill="var(--cf-brand)"
      />
      <path
        d="M28 13.500a4.500 4.500 0 0 1 2 3.800V22a5 5 0 0 1-3 4.600V29c0 .8-.9 1.200-1.500.700L22 27h-5a5 5 0 0 1-4.300-2.500l2.600-2.500H20a9 9 0 0 0 8-8.500z"
        fill="var(--cf-brand)"
        opacity=".45"
      />
    </svg>
  );
}
