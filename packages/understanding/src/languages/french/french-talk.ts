/** What people say to any assistant in French, one utterance per line. */
export const frenchTalk = `
quel temps fait-il aujourd'hui
raconte-moi une blague
mets de la musique
quel âge as-tu
quelle heure est-il
qui a gagné le match hier soir
éteins la lumière
j'ai perdu mes clés
comment cuire du riz
bonjour
merci beaucoup
ce n'est pas ce que je voulais dire
laisse tomber
je ne sais pas
peux-tu répéter
mon téléphone ne marche pas
où est la gare la plus proche
réserve une table pour deux
mets le réveil à sept heures
combien ça coûte
je voudrais parler à quelqu'un
qu'est-ce que tu sais faire
envoie un message à ma sœur
est-ce que ça existe en bleu
ma commande n'est pas arrivée
changer mon mot de passe
la lune est très loin
lis-moi les nouvelles
tu aimes le football
je suis fatigué
ajoute du lait à la liste de courses
à quelle distance est l'aéroport
que veut dire ce mot
annule tout
je veux être remboursé
montre-moi mon compte
es-tu un robot
rien de particulier
dimanche nous étions à la plage
il a dit que c'était trop tard
je m'appelle jean
mon nom est marie
c'est mon frère
il neige dehors
est-ce que c'est loin
il y a un bus au coin de la rue
il y en a deux
j'ai un chien et un chat
nous avons une grande maison
elle a les cheveux longs
il est professeur
ce sont mes amis
tu es très gentil
je trouve ça dommage
enchanté de faire votre connaissance
j'y étais hier
c'était un bon film
d'où viens-tu
comment tu t'appelles
qui es-tu
as-tu un frère
laisse-moi réfléchir
personne ne le sait
ma mère habite à la campagne
son anniversaire est en juin
tout est vert
ça dépend
comment est-ce possible
`;
