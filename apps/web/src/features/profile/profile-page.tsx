import { HeaderPart } from '../../shell/header-parts.tsx';

/** My Profile: the inputs of the account's schema, and a Save button at the bottom (P2.38). */
export function ProfilePage() {
  return (
    <section>
      <HeaderPart place="breadcrumb">My Profile</HeaderPart>
      <h1>My Profile</h1>
    </section>
  );
}
