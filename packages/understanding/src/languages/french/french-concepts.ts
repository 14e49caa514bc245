/**
 * French synonyms, one concept per line; a word may be in several. General language on purpose,
 * never that of one customer: words of a project belong in its samples.
 */
export const frenchConcepts = `
acheter commander commande achat acquérir
annuler annulation résilier résiliation
supprimer effacer enlever retirer
ajouter mettre inclure insérer
créer faire générer configurer
changer modifier corriger actualiser ajuster modification changement
réparer résoudre dépanner
cassé panne erreur problème défaut marche fonctionne bug
commencer démarrer lancer allumer activer ouvrir
finir terminer arrêter éteindre désactiver fermer stopper
montrer afficher voir regarder liste lister
chercher trouver rechercher localiser recherche
dire parler raconter répéter
demander question renseignement savoir
comprendre expliquer signifie signification
pourquoi raison
comment manière façon
quand heure horaire horaires
où lieu adresse endroit emplacement magasin agence
qui personne quelqu'un conseiller agent humain
combien nombre quantité total
prix coûter coûte coût tarif cher payer paiement
bon marché économique promotion réduction remise
argent espèces montant solde euros
carte crédit débit visa
compte profil connexion inscription
virement virer transférer envoyer envoi
arriver livraison livrer livré recevoir réception
attendre retard délai long tard
perdre perdu perdue égaré oublié
voler volé vol fraude escroquerie
mot passe code identifiant
confirmer confirmation vérifier identité
refusé refusée bloqué bloquée
remboursement rembourser retour retourner
possible puis permis
limite plafond maximum minimum
pays étranger voyage international voyager
téléphone portable mobile numéro appeler appel
message courriel mail email sms
musique chanson titre album groupe chanteur
jouer écouter passer
film cinéma série
volume fort bas son baisser monter
lumière lumières lampe
température chauffage chaud froid
météo pluie pleut soleil vent neige prévisions
alarme réveil réveiller
rappel rappeler rappelle souvenir
calendrier agenda rendez-vous réunion
train métro bus tram arrêt gare
vol avion aéroport
voiture conduire circulation trajet
billet ticket réservation réserver
hôtel chambre logement
restaurant manger repas déjeuner dîner table
plat pizza gâteau café thé boisson
cuisiner recette ingrédients
courses magasin supermarché
nouvelles actualités infos
bonjour salut bonsoir coucou
revoir adieu bientôt
merci remercier
bien super génial
mauvais nul affreux
recommander recommandation conseil suggestion
près proche
nouveau nouvelle remplacer
tout tous toutes chaque
nom appelle prénom
médecin docteur hôpital santé
aide aider assistance
ouvert ouverture ouvre ferme fermé
`;
