export { WelcomeCard } from './welcome-card.tsx';
