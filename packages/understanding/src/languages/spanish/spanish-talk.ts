/** What people say to any assistant in Spanish, one utterance per line. */
export const spanishTalk = `
qué tiempo hace hoy
cuéntame un chiste
pon algo de música
cuántos años tienes
qué hora es
quién ganó el partido de anoche
apaga las luces
he perdido las llaves
cómo se cocina el arroz
buenos días
muchas gracias
no es eso lo que quería decir
da igual
no lo sé
puedes repetirlo
mi teléfono no funciona
dónde está la estación más cercana
reserva una mesa para dos
pon una alarma a las siete
cuánto cuesta
me gustaría hablar con alguien
qué sabes hacer
manda un mensaje a mi hermana
lo tenéis también en azul
mi pedido no ha llegado
cambiar mi contraseña
la luna está muy lejos
léeme las noticias
te gusta el fútbol
estoy cansado
añade leche a la lista de la compra
a qué distancia está el aeropuerto
qué significa esta palabra
cancélalo todo
quiero que me devuelvan el dinero
enséñame mi cuenta
eres un robot
nada en particular
el domingo estuvimos en la playa
dijo que era demasiado tarde
me llamo juan
mi nombre es maría
este es mi hermano
está nevando fuera
está lejos
hay un autobús en la esquina
hay dos de ellos
tengo un perro y un gato
tenemos una casa grande
ella tiene el pelo largo
él es profesor
esos son mis amigos
eres muy amable
me parece una pena
encantado de conocerte
estuve allí ayer
fue una buena película
de dónde eres
cómo te llamas
quién eres
tienes hermanos
déjame pensarlo
nadie lo sabe
mi madre vive en el campo
su cumpleaños es en junio
es todo verde
depende
cómo es posible
`;
